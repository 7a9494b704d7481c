import { Button } from '@mui/material';

type SkipButtonProps = { onClick: () => void; children: string };

/** Out of sight until the tab key comes to it. */
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

/** The first stop of the tab key: past the bar and the menu. */
export function SkipLink() {
  return (
    <SkipButton onClick={() => document.getElementById('main-content')?.focus()}>
      Skip to content
    </SkipButton>
  );
}
