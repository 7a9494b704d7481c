import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

type FilesButtonProps = Omit<ButtonProps, 'onClick'> & {
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the system's dialog for files. What is chosen is checked by its content afterwards. */
export function FilesButton({ isMultiple = false, onFiles, ...shown }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...shown} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that choosing the same file once more counts as a choice.
          target.value = '';
        }}
      />
    </>
  );
}
