import { useEffect, useState } from 'react';

const SETTLE_MS = 300;

type DebouncedTextOptions = {
  /** The value in the URL. */
  value: string;
  /** The text as the URL would contain it. */
  normalize: (text: string) => string;
  onSettle: (value: string) => void;
};

/** A debounced text field that also follows external changes. */
export function useDebouncedText({ value, normalize, onSettle }: DebouncedTextOptions) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);

  if (value !== seen) {
    setSeen(value);
    setSent(null);
    // The echo of an earlier input must not overwrite later input.
    if (value !== sent) setText(value);
  }

  const settle = () => {
    const next = normalize(text);
    if (next === value) return;
    setSent(next);
    onSettle(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the timer
  useEffect(() => {
    if (normalize(text) === value) return;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const leave = () => {
    settle();
    setText(normalize(text));
  };

  return { text, setText, settle, leave };
}
