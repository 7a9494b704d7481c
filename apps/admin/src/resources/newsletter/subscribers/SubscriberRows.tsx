import { toLanguage } from '@expat-buddy/domain/language/languages';
import { Box, Chip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { languageNames } from '#i18n/language-names.ts';
import { rich, t } from '#i18n/t.ts';
import { storedMessage } from '#providers/errors/error-message.ts';
import { Moment } from '#ui/Moment.tsx';
import { RemoveSubscriber } from './RemoveSubscriber.tsx';
import { changedAt, type Subscriber, statusNames } from './subscriber.ts';

const colours = {
  confirmed: 'success',
  pending: 'info',
  unsubscribed: 'default',
  bounced: 'warning',
} as const;

function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, status, locale, consent_text, consent_version, requested_at, end_reason } =
    subscriber;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{email}</Typography>
          <Chip
            size="small"
            variant="outlined"
            color={colours[status]}
            label={statusNames[status]}
          />
          <Typography variant="caption" color="text.secondary">
            <Moment at={changedAt(subscriber)} /> · {languageNames[toLanguage(locale)]}
          </Typography>
        </Box>
        {end_reason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {storedMessage(end_reason)}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {rich('Agreed on {moment} to version {version}', {
            moment: <Moment key="moment" at={requested_at} />,
            version: consent_version,
          })}
          : “{consent_text}”
        </Typography>
      </Box>
      <RemoveSubscriber subscriber={subscriber} />
    </Box>
  );
}

export function SubscriberRows() {
  const { data = [] } = useListContext<Subscriber>();
  return (
    <Box component="ul" aria-label={t('Subscribers')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((subscriber) => (
        <SubscriberRow key={subscriber.id} subscriber={subscriber} />
      ))}
    </Box>
  );
}
