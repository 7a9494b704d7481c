import { Button } from '@mui/material';
import { t } from '#i18n/t.ts';

type SkipButtonProps = { onClick: () => void; children: string };

/** Hidden until focused. */
export function SkipButton({ onClick, children }: SkipButtonProps) {
  return (
    <Button
      variant="contained"
      onClick={onClick}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInlineStart: 16,
        top: -80,
        '&:focus-visible': { top: 4 },
      }}
    >
      {children}
    </Button>
  );
}

export function SkipLink() {
  return (
    <SkipButton onClick={() => document.getElementById('main-content')?.focus()}>
      {t('Skip to content')}
    </SkipButton>
  );
}
