import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

type FilesButtonProps = Omit<ButtonProps, 'onClick'> & {
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** The content is checked later; the file dialog only filters by name. */
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
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
