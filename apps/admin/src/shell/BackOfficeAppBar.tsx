import { AppBar, IconButton, Toolbar, Typography } from '@mui/material';
import { Menu, Moon, Sun } from 'lucide-react';
import { useSidebarState } from 'react-admin';
import { t } from '#i18n/t.ts';
import { HEADING_ID } from '#ui/page/arrival.ts';
import { useColourScheme } from '#ui/theme/use-colour-scheme.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { RefreshButton } from './RefreshButton.tsx';

export const BAR_HEIGHT = 48;

function MenuButton() {
  const [isOpen, setOpen] = useSidebarState();
  const label = isOpen ? t('Close menu') : t('Open menu');
  return (
    <IconButton
      color="inherit"
      onClick={() => setOpen(!isOpen)}
      aria-expanded={isOpen}
      title={label}
      sx={{ mr: 0.5 }}
    >
      <Menu size={22} />
    </IconButton>
  );
}

function ThemeButton() {
  const { scheme, toggle } = useColourScheme();
  const label = scheme === 'dark' ? t('Light mode') : t('Dark mode');
  return (
    <IconButton color="inherit" onClick={toggle} title={label}>
      {scheme === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}

export function BackOfficeAppBar() {
  return (
    <AppBar
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundImage: 'none',
      }}
    >
      <Toolbar disableGutters variant="dense" sx={{ minHeight: BAR_HEIGHT, px: 1 }}>
        <MenuButton />
        <Typography
          variant="h6"
          component="h1"
          color="inherit"
          id={HEADING_ID}
          tabIndex={-1}
          noWrap
          sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}
        />
        <RefreshButton />
        <ThemeButton />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
