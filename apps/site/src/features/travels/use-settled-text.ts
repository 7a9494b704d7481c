import { useEffect, useState } from 'react';

const SETTLE_MS = 300;

type Settling = {
  /** What the address holds. */
  value: string;
  /** How the address would hold a text, so that its echo is known as such. */
  normalize: (text: string) => string;
  onSettle: (value: string) => void;
};

/** A text field that tells its value once typing pauses, and follows what changes it from outside. */
export function useSettledText({ value, normalize, onSettle }: Settling) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);

  if (value !== seen) {
    setSeen(value);
    setSent(null);
    // An echo of what was typed must not undo what has been typed since.
    if (value !== sent) setText(value);
  }

  const settle = () => {
    const next = normalize(text);
    if (next === value) return;
    setSent(next);
    onSettle(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
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
