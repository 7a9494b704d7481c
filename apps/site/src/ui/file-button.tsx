import type { ChangeEvent, ReactNode, Ref } from 'react';
import { buttonClass } from './button-class.ts';

type FileButtonProps = {
  ref?: Ref<HTMLInputElement>;
  accept: string;
  isMultiple?: boolean;
  /** For touch screens only. */
  isCamera?: boolean;
  isDisabled: boolean;
  /** The id of what is said of the files chosen so far; the browser says "no file chosen". */
  description?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** Opens the browser's choice of files; the same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { ref, accept, isMultiple, isCamera, isDisabled, description, onFiles, children } = props;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <label
      className={buttonClass(
        'outline',
        'normal',
        `relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea has-disabled:cursor-not-allowed has-disabled:opacity-60 ${isCamera ? 'not-pointer-coarse:hidden' : ''}`,
      )}
    >
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' })}
        disabled={isDisabled}
        aria-describedby={description}
        onChange={take}
        className="sr-only"
      />
      {children}
    </label>
  );
}
