import type { Person, SimilarPerson } from '@expat-buddy/domain/person/types';
import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { Section } from '#ui/page/Section.tsx';
import { personPath } from '#ui/record-paths.ts';
import { inquiryCount } from '../person.ts';
import { useMerging } from '../use-person.ts';

/** A suggestion only: two people can share a phone or a name. */
export function SimilarSection({ person }: { person: Person }) {
  const [merging, setMerging] = useState<SimilarPerson>();
  const { merge } = useMerging();
  const notify = useNotify();
  if (person.similar.length === 0) return null;
  return (
    <Section title={t('Perhaps the same person')}>
      <Box component="ul" aria-label={t('Similar people')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {person.similar.map((other) => (
          <Box
            component="li"
            key={other.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <MuiLink component={Link} to={personPath(other.id)}>
                {other.name}
              </MuiLink>
              <Typography variant="caption" component="p" color="text.secondary">
                {other.address} · {inquiryCount(other.inquiries)} ·{' '}
                {other.is_same_phone ? t('the same phone') : t('the same name')}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={t('Merge with {address}', { address: other.address })}
              onClick={() => setMerging(other)}
            >
              {t('Merge')}
            </Button>
          </Box>
        ))}
      </Box>
      {merging && (
        <ActionDialog
          title={t('Is {address} the same person?', { address: merging.address })}
          description={t(
            'Then {inquiries} from {address} will be shown on the page of {name}, with notes and tags. The address can be split off again at any time.',
            {
              inquiries: inquiryCount(merging.inquiries),
              address: merging.address,
              name: person.name,
            },
          )}
          confirmLabel={t('Merge')}
          onConfirm={async () => {
            await merge(person.id, merging.id);
            notify(
              t('{address} belongs to {name} now.', {
                address: merging.address,
                name: person.name,
              }),
              { type: 'success' },
            );
          }}
          onClose={() => setMerging(undefined)}
        />
      )}
    </Section>
  );
}
