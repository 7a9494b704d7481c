import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { Fragment, useId } from 'react';
import { t } from '#i18n/t.ts';
import { useShortcutsSetting } from './use-shortcuts.ts';

export type ShortcutLine = { keys: readonly string[]; action: string };

type ShortcutHelpProps = { lines: readonly ShortcutLine[]; onClose: () => void };

const key = {
  display: 'inline-block',
  minWidth: 28,
  px: 0.75,
  py: 0.25,
  textAlign: 'center',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  border: 1,
  borderBottomWidth: 2,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;

export function ShortcutHelp({ lines, onClose }: ShortcutHelpProps) {
  const [isEnabled, setEnabled] = useShortcutsSetting();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'baseline',
            opacity: isEnabled ? 1 : 0.5,
          }}
        >
          {lines.map(({ keys, action }) => (
            <Fragment key={action}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((name) => (
                  <Box key={name} component="kbd" sx={key}>
                    {name}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {action}
              </Box>
            </Fragment>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={isEnabled} onChange={(_event, isOn) => setEnabled(isOn)} />}
          label={t('Use single keys')}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
