import { Button } from '@mui/material';

/** The first stop of the tab key: past the bar and the menu. */
export function SkipLink() {
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInlineStart: 16,
        top: -80,
        '&:focus-visible': { top: 4 },
      }}
    >
      Skip to content
    </Button>
  );
}
