import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import type { Person } from '@expat-buddy/domain/person/types';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import { editPath } from '#ui/record-paths.ts';
import { ThreadCard } from '#ui/ThreadCard.tsx';

/** The latest of all inquiries. The conversation itself is on the page of the inquiry. */
export function MessagesSection({ person }: { person: Person }) {
  const { messages, message_count, name } = person;
  return (
    <Section title={t('Messages')}>
      {messages.length === 0 && (
        <Typography color="text.secondary">
          {t('No messages yet besides the inquiries themselves.')}
        </Typography>
      )}
      <Box
        component="ol"
        aria-label={t('Latest messages')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {messages.map(({ id, submission_id, direction, sent_at, body, author }) => (
          <ThreadCard
            key={id}
            tone={direction}
            title={rich('From {name}', {
              name: (
                <strong key="name">
                  {direction === 'inbound' ? name : (author ?? t('the office'))}
                </strong>
              ),
            })}
            at={<Moment at={sent_at} />}
            mark={
              <MuiLink component={Link} to={editPath('submissions', submission_id)} variant="body2">
                {t('Open inquiry')}
              </MuiLink>
            }
          >
            <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {isolateNumbers(body)}
            </Typography>
          </ThreadCard>
        ))}
      </Box>
      {message_count > messages.length && (
        <Typography color="text.secondary" sx={{ mt: 1.5 }}>
          {t('The latest {count} of {messageCount, plural, one {# message} other {# messages}}.', {
            count: messages.length,
            messageCount: message_count,
          })}
        </Typography>
      )}
    </Section>
  );
}
