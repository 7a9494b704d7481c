import { formatValues } from '@expat-buddy/domain/insight/format-values';
import type { Person } from '@expat-buddy/domain/person/types';
import { Box, Card, Link } from '@mui/material';
import { t } from '#i18n/t.ts';
import { LabeledValue } from '#ui/LabeledValue.tsx';
import { Moment } from '#ui/Moment.tsx';
import { languageName, phoneOf } from '../person.ts';
import { TagChips } from '../TagChips.tsx';

/** The figures of all addresses. Money of two currencies is never added up. */
export function PersonSummary({ person }: { person: Person }) {
  const { counts, values, language, sent_language, last_contact_at, tags } = person;
  const phone = phoneOf(person);
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, maxWidth: 1200 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 130px), 1fr))',
        }}
      >
        <LabeledValue label={t('Inquiries')}>{counts.all - counts.spam}</LabeledValue>
        <LabeledValue label={t('Open (inquiries)')}>{counts.open}</LabeledValue>
        <LabeledValue label={t('Won (inquiries)')}>{counts.won}</LabeledValue>
        <LabeledValue label={t('Lost (inquiries)')}>{counts.lost}</LabeledValue>
        <LabeledValue label={t('Value')}>{formatValues(values)}</LabeledValue>
        <LabeledValue label={t('Language')}>{languageName(language ?? sent_language)}</LabeledValue>
        <LabeledValue label={t('Phone')}>
          {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
        </LabeledValue>
        <LabeledValue label={t('Last contact')}>
          <Moment at={last_contact_at} />
        </LabeledValue>
        <LabeledValue label={t('Tags')}>
          {tags.length > 0 ? <TagChips tags={tags} /> : null}
        </LabeledValue>
      </Box>
    </Card>
  );
}
