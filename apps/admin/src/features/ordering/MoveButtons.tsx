import { Box, IconButton } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { t } from '#i18n/t.ts';

type MoveButtonsProps = {
  at: number;
  count: number;
  name: string;
  isDisabled: boolean;
  /** Moves the row before it returns. */
  onStep: (from: number, to: number) => void;
};

export function MoveButtons({ at, count, name, isDisabled, onStep }: MoveButtonsProps) {
  function step({ currentTarget: button }: MouseEvent<HTMLButtonElement>, to: number) {
    onStep(at, to);
    // The browser drops the focus of a button whose row moves in the document.
    if (!button.disabled) button.focus();
    else button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton
        aria-label={t('Move {name} up', { name })}
        disabled={isDisabled || at === 0}
        onClick={(event) => step(event, at - 1)}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        aria-label={t('Move {name} down', { name })}
        disabled={isDisabled || at === count - 1}
        onClick={(event) => step(event, at + 1)}
      >
        <ArrowDown size={18} />
      </IconButton>
    </Box>
  );
}
