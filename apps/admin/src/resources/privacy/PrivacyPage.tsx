import { cleanEmail } from '@expat-buddy/domain/email-address';
import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PersonData } from '#features/person/PersonData.tsx';
import { t } from '#i18n/t.ts';
import { AccessDenied } from '#ui/page/AccessPages.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Erasures } from './Erasures.tsx';
import { LastSweep } from './LastSweep.tsx';

/** Works for people without an account. */
function OnePerson() {
  // Given by a person's page, and never part of the web address.
  const given = (useLocation().state as { address?: string } | null)?.address ?? '';
  const [typed, setTyped] = useState(given);
  const [address, setAddress] = useState(given);
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAddress(typed.toLowerCase());
  };
  return (
    <Section title={t('One person')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t(
          'Someone wants to know what data you hold about them, or wants it deleted. Reply only if they write from that address.',
        )}
      </Typography>
      <Box component="form" onSubmit={look} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          label={t('Email address')}
          type="email"
          required
          value={typed}
          onChange={(event) => setTyped(cleanEmail(event.target.value))}
          autoComplete="off"
          sx={{ m: 0, flex: '1 1 260px' }}
        />
        <Button type="submit" variant="contained">
          {t('Look up')}
        </Button>
      </Box>
      {address && (
        <Box sx={{ mt: 2 }}>
          <PersonData key={address} address={address} />
        </Box>
      )}
    </Section>
  );
}

export default function PrivacyPage() {
  return (
    <CanAccess resource="privacy" action="list" accessDenied={<AccessDenied />}>
      <PageTitle title={t('Privacy')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
        <OnePerson />
        <Section title={t('Automatic deletion')}>
          <LastSweep />
          <Button component={Link} to="/settings" sx={{ mt: 1 }}>
            {t('Retention periods')}
          </Button>
        </Section>
        <Section title={t('Erased so far')}>
          <Erasures />
        </Section>
      </Box>
    </CanAccess>
  );
}
