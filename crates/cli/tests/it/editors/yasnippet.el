;; Expands each trigger in a buffer of its own, untouched or with something typed at each stop.
;; $TRIGGERS lists the triggers, the endings of what is written, and how many stops there are; $FOLDER
;; is where the texts go.
(require 'yasnippet)
(define-derived-mode rust-mode prog-mode "Rust")
(setq yas-snippet-dirs (list (getenv "SNIPPETS")) yas-verbosity 0)
(yas-reload-all)

(defun expand (trigger ending stops)
  (with-temp-buffer
    (rust-mode)
    (yas-minor-mode 1)
    (insert trigger)
    (yas-expand)
    (dotimes (stop stops)
      (when (string= ending "typed")
        (let ((this-command 'self-insert-command))
          (run-hooks 'pre-command-hook)
          (yas--skip-and-clear (yas-current-field))
          (insert (format "x%d" (1+ stop)))
          (run-hooks 'post-command-hook)))
      (yas-next-field-or-maybe-expand))
    (let ((coding-system-for-write 'utf-8-unix))
      (write-region nil nil (concat (getenv "FOLDER") "/" trigger "." ending)))))

(with-temp-buffer
  (insert-file-contents (getenv "TRIGGERS"))
  (dolist (line (split-string (buffer-string) "\n" t))
    (let ((words (split-string line)))
      (expand (nth 0 words) (nth 1 words) (string-to-number (nth 2 words))))))
