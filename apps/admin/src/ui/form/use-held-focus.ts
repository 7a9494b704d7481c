import { useState } from 'react';

/**
 * For a button that has nothing to do while `isOff`. A disabled button loses the focus, so one that has it
 * is only said to be disabled: the caller ignores its clicks while `isOff`.
 */
export function useHeldFocus(isOff: boolean) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    disabled: isOff && !hasFocus,
    'aria-disabled': isOff || undefined,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}
