import type { Person, PersonAddress } from '@expat-buddy/domain/person/types';
import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { Section } from '#ui/page/Section.tsx';
import { inquiryCount } from '../person.ts';
import { useMerging } from '../use-person.ts';
import { MergeDialog } from './MergeDialog.tsx';

const newsletterNames: Readonly<Record<NonNullable<PersonAddress['newsletter']>, string>> = {
  pending: t('newsletter not confirmed yet'),
  confirmed: t('receives the newsletter'),
  unsubscribed: t('unsubscribed from the newsletter'),
  bounced: t('newsletter bounced'),
};

export function AddressesSection({ person }: { person: Person }) {
  const { addresses, name } = person;
  const [splitting, setSplitting] = useState<PersonAddress>();
  const [isMerging, setMerging] = useState(false);
  const { split } = useMerging();
  const notify = useNotify();
  const isOne = addresses.length === 1;
  return (
    <Section title={isOne ? t('Email address') : t('Email addresses')}>
      <Box component="ul" aria-label={t('Addresses')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {addresses.map((each) => (
          <Box
            component="li"
            key={each.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <MuiLink href={`mailto:${each.address}`} sx={{ overflowWrap: 'anywhere' }}>
                {each.address}
              </MuiLink>
              <Typography variant="caption" component="p" color="text.secondary">
                {[inquiryCount(each.inquiries), each.newsletter && newsletterNames[each.newsletter]]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <CanAccess resource="privacy" action="list">
              <Button
                component={Link}
                to="/privacy"
                state={{ address: each.address }}
                size="small"
                aria-label={t('Export or erase {address}', { address: each.address })}
              >
                {t('Export or erase')}
              </Button>
            </CanAccess>
            {!isOne && (
              <Button
                size="small"
                aria-label={t('Split off {address}', { address: each.address })}
                onClick={() => setSplitting(each)}
              >
                {t('Split off')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setMerging(true)} sx={{ mt: 1 }}>
        {t('Add another address')}
      </Button>
      {splitting && (
        <ActionDialog
          title={t('Split off {address}?', { address: splitting.address })}
          description={t(
            'Its inquiries leave the page of {name} and form a person of their own. Nothing is deleted, and the two can be merged again.',
            { name },
          )}
          confirmLabel={t('Split off')}
          onConfirm={async () => {
            await split(splitting.id);
            notify(t('{address} is a person of its own again.', { address: splitting.address }), {
              type: 'success',
            });
          }}
          onClose={() => setSplitting(undefined)}
        />
      )}
      {isMerging && <MergeDialog person={person} onClose={() => setMerging(false)} />}
    </Section>
  );
}
