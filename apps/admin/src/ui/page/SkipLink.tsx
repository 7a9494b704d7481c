import { Button } from '@mui/material';

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
      Skip to content
    </SkipButton>
  );
}
