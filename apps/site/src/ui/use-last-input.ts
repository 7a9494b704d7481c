import { useRef } from 'react';

/**
 * Whether the last input in a dialog was a key. WebKit shows the focus ring wherever a script moves the focus, so what gets
 * the focus back after a press needs to know.
 */
export function useLastInput() {
  const isByKey = useRef(false);
  const notePointer = () => {
    isByKey.current = false;
  };
  return {
    isByKey,
    /** For the content of the dialog. */
    listeners: {
      onKeyDownCapture: () => {
        isByKey.current = true;
      },
      onPointerDownCapture: notePointer,
      onPointerDownOutside: notePointer,
    },
  };
}
