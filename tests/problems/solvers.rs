//! Every program in `problems/`, so that the compiler, clippy, rustfmt and the editor see it.

#[allow(dead_code)]
#[path = "../../problems"]
mod problems {
    mod abc172_f {
        mod main;
    }
    mod abc206_f {
        mod main;
    }
    mod abc209_e {
        mod main;
    }
    mod abc212_h {
        mod main;
    }
    mod abc255_g {
        mod main;
    }
    mod abc278_f {
        mod main;
    }
    mod abc278_g {
        mod judge;
        mod main;
    }
    mod abc297_g {
        mod main;
    }
    mod abc354_e {
        mod main;
    }
    mod abc368_f {
        mod main;
    }
    mod agc017_d {
        mod main;
    }
    mod arc013_c {
        mod main;
    }
    mod arc091_f {
        mod main;
    }
    mod arc116_d {
        mod main;
    }
    mod arc168_b {
        mod main;
    }
    mod cf1312f {
        mod main;
    }
    mod cf1382b {
        mod main;
    }
    mod cf1451f {
        mod main;
    }
    mod cf1498f {
        mod main;
    }
    mod cf1537d {
        mod main;
    }
    mod cf15c {
        mod main;
    }
    mod cf1704f {
        mod main;
    }
    mod cf1823e {
        mod main;
    }
    mod cf2004e {
        mod main;
    }
    mod cf305e {
        mod main;
    }
    mod cf317d {
        mod main;
    }
    mod cf603c {
        mod main;
    }
    mod cf768e {
        mod main;
    }
    mod cf850c {
        mod main;
    }
    mod cf87c {
        mod main;
    }
    mod codingame_misere_nim {
        mod main;
    }
    mod cses1098 {
        mod main;
    }
    mod cses1099 {
        mod main;
    }
    mod cses1729 {
        mod main;
    }
    mod cses1730 {
        mod main;
    }
    mod cses2207 {
        mod main;
    }
    mod dp_k {
        mod main;
    }
    mod hackerrank_chessboard_game_again {
        mod main;
    }
    mod hdu1525 {
        mod main;
    }
    mod hdu1846 {
        mod main;
    }
    mod hdu1848 {
        mod main;
    }
    mod hdu1850 {
        mod main;
    }
    mod hdu1907 {
        mod main;
    }
    mod hdu2176 {
        mod main;
    }
    mod hdu2516 {
        mod main;
    }
    mod hdu3032 {
        mod main;
    }
    mod hdu3404 {
        mod main;
    }
    mod hdu3537 {
        mod main;
    }
    mod lc_nim_product_64 {
        mod check;
        mod main;
    }
    mod loj10243 {
        mod main;
    }
    mod luogu_p1247 {
        mod main;
    }
    mod luogu_p2490 {
        mod main;
    }
    mod luogu_p2599 {
        mod main;
    }
    mod luogu_p3179 {
        mod main;
    }
    mod luogu_p3185 {
        mod main;
    }
    mod luogu_p3235 {
        mod main;
    }
    mod luogu_p3480 {
        mod main;
    }
    mod luogu_p4055 {
        mod main;
    }
    mod luogu_p4301 {
        mod main;
    }
    mod luogu_p6560 {
        mod main;
    }
    mod nimk_move {
        mod check;
        mod main;
    }
    mod nyoj833 {
        mod main;
    }
    mod poj1067_hdu1527 {
        mod main;
    }
    mod poj1704 {
        mod main;
    }
    mod poj2311 {
        mod main;
    }
    mod poj2960_hdu1536 {
        mod main;
    }
    mod poj2975 {
        mod main;
    }
    mod poj3710 {
        mod main;
    }
    mod tessoku_a33 {
        mod main;
    }
    mod tessoku_a34 {
        mod main;
    }
    mod topcoder_srm309_stonegamestrategist {
        mod main;
    }
    mod typical90_ae {
        mod main;
    }
}
