import { addressIn } from '@expat-buddy/domain/language/addresses';
import type { Language } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import {
  Alert,
  Box,
  Button,
  Dialog,
  IconButton,
  Skeleton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Link2Off, Monitor, Smartphone, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { languageChoices } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import type { RecordName } from '../record-name.ts';
import { PreviewFrame, type Screen } from './PreviewFrame.tsx';
import { previewLink, revokePreviewLinks } from './preview-links.ts';

/** On phones the links have a line of their own, below the screens and Close. */
const below = { order: { xs: 1, sm: 0 } };

type PreviewDialogProps = {
  record: RecordName;
  isUnsaved: boolean;
  language?: Language;
  onClose: () => void;
};

/** The record's page on the site as it is saved, in each language, at the width of a phone and of a desktop. */
export default function PreviewDialog(props: PreviewDialogProps) {
  const { record, isUnsaved, onClose } = props;
  const id = useId();
  const isPhone = useIsPhone();
  const [screen, setScreen] = useState<Screen>(isPhone ? 'phone' : 'desktop');
  const [language, setLanguage] = useState(props.language ?? 'en');
  const { data: path, error, refetch } = useQuery(previewLink(record));
  const link = path && addressIn(locales[language], path);
  const notify = useNotify();
  const queryClient = useQueryClient();

  const copy = () =>
    navigator.clipboard.writeText(new URL(link ?? '', window.location.href).href).then(
      () => notify(t('Preview link copied. It works for a day.'), { type: 'success' }),
      () => notify(t('The link could not be copied.'), { type: 'error' }),
    );
  const revoke = () =>
    revokePreviewLinks(record).then(
      (count) => {
        notify(
          t('{count, plural, one {# preview link} other {# preview links}} revoked.', { count }),
        );
        onClose();
        queryClient.removeQueries({ queryKey: previewLink(record).queryKey });
      },
      (failure: Error) => notify(failure.message, { type: 'error' }),
    );

  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: { xs: 1.5, sm: 3 },
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h1" component="h2" id={id} sx={{ marginInlineEnd: 'auto' }}>
          {t('Preview')}
        </Typography>
        <TextField
          select
          size="small"
          margin="none"
          hiddenLabel
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': t('Language of the preview') },
          }}
        >
          {languageChoices.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          onChange={(_event, chosen: Screen | null) => chosen && setScreen(chosen)}
          aria-label={t('Screen')}
        >
          <ToggleButton value="phone" sx={{ gap: 0.75 }}>
            <Smartphone size={18} aria-hidden="true" /> {t('Phone (screen)')}
          </ToggleButton>
          <ToggleButton value="desktop" sx={{ gap: 0.75 }}>
            <Monitor size={18} aria-hidden="true" /> {t('Desktop')}
          </ToggleButton>
        </ToggleButtonGroup>
        <Button
          disabled={!link}
          onClick={() => void copy()}
          startIcon={<Link2 size={18} />}
          sx={below}
        >
          {t('Copy preview link')}
        </Button>
        <Button
          color="inherit"
          disabled={!link}
          onClick={() => void revoke()}
          startIcon={<Link2Off size={18} />}
          sx={below}
        >
          {t('Revoke links')}
        </Button>
        <IconButton onClick={onClose} aria-label={t('Close')}>
          <X size={20} />
        </IconButton>
      </Box>
      {isUnsaved && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {t('The preview shows what is saved. Your latest changes are not.')}
        </Alert>
      )}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {link && <PreviewFrame key={`${screen} ${language}`} link={link} screen={screen} />}
      {!link && !error && (
        <Skeleton
          variant="rounded"
          height="70vh"
          role="status"
          aria-label={t('Loading')}
          sx={{ m: 2 }}
        />
      )}
    </Dialog>
  );
}
