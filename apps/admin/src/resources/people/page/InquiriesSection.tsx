import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { formatValues } from '@expat-buddy/domain/insight/format-values';
import type { Person, PersonInquiry } from '@expat-buddy/domain/person/types';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { StatusField } from '#features/inbox/StatusField.tsx';
import { locale } from '#i18n/locale.ts';
import { rich, t, translated } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import { editPath, filteredListPath } from '#ui/record-paths.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function InquiryRow({ inquiry, showsEmail }: { inquiry: PersonInquiry; showsEmail: boolean }) {
  const { id, service, status, created_at, message, email, value_minor, value_currency } = inquiry;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1, minWidth: 0 }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <MuiLink component={Link} to={editPath('submissions', id)} sx={{ fontWeight: 500 }}>
          {translated(serviceLabel(service))}
        </MuiLink>
        <Typography dir="auto" variant="body2" color="text.secondary" sx={oneLine}>
          {isolateNumbers(message)}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          <Moment at={created_at} />
          {showsEmail && ` · ${email}`}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'end', flexShrink: 0 }}>
        <StatusField status={status} />
        {value_minor !== null && value_currency !== null && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {formatValues({ [value_currency]: value_minor })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

export function InquiriesSection({ person }: { person: Person }) {
  const { inquiries, addresses, counts } = person;
  const rest = counts.all - inquiries.length;
  return (
    <Section title={t('Inquiries')}>
      <Box component="ul" aria-label={t('Inquiries')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {inquiries.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} showsEmail={addresses.length > 1} />
        ))}
      </Box>
      {rest > 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {rich('{rest} older ones: {addresses}', {
            rest: rest.toLocaleString(locale.tag),
            addresses: addresses.map(({ id, address }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <MuiLink
                  component={Link}
                  to={filteredListPath('submissions', { view: 'all', q: address })}
                >
                  {t('all of {address}', { address })}
                </MuiLink>
              </span>
            )),
          })}
        </Typography>
      )}
    </Section>
  );
}
