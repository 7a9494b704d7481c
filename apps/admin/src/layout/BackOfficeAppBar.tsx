import { IconButton, Tooltip } from '@mui/material';
import { Moon, Sun } from 'lucide-react';
import type { AppBarProps } from 'react-admin';
import { AppBar, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { useColourScheme } from './use-colour-scheme.ts';

function ThemeButton() {
  const { scheme, toggle } = useColourScheme();
  const label = scheme === 'dark' ? 'Light display' : 'Dark display';
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" onClick={toggle} aria-label={label}>
        {scheme === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
      </IconButton>
    </Tooltip>
  );
}

export function BackOfficeAppBar(props: AppBarProps) {
  return (
    <AppBar {...props} color="default" toolbar={false} userMenu={<AccountMenu />}>
      <TitlePortal component="h1" variant="h6" sx={{ minWidth: 0 }} />
      <RefreshButton />
      <ThemeButton />
    </AppBar>
  );
}
