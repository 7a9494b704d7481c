import { Box } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';

function nextOf(list: HTMLElement, input: HTMLInputElement): HTMLInputElement | undefined {
  const same = [...list.querySelectorAll<HTMLInputElement>(`input[name="${input.name}"]`)];
  return same[same.indexOf(input) + 1];
}

type DescribedPhotosProps = { label: string; onSave: () => void; children: ReactNode };

/** Enter goes to the same text of the next photo; with Ctrl or ⌘ it saves. */
export function DescribedPhotos({ label, onSave, children }: DescribedPhotosProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, nativeEvent } = event;
    if (event.key !== 'Enter' || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) onSave();
    else nextOf(currentTarget, target)?.focus();
  };
  return (
    <Box
      component="ul"
      aria-label={label}
      onKeyDown={onKeyDown}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2.5, sm: 2 } }}
    >
      {children}
    </Box>
  );
}
