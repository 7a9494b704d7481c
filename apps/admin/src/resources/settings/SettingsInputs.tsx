import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DayInput } from '#ui/inputs/DayInput.tsx';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { NumberField } from '#ui/inputs/NumberField.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { Section } from '#ui/page/Section.tsx';
import { OpeningHoursInput } from './OpeningHoursInput.tsx';
import { ReplySignaturesInput } from './ReplySignaturesInput.tsx';
import { SpecialHoursInput } from './SpecialHoursInput.tsx';
import { type SettingName, settingsLabels, settingsSections } from './settings-form.ts';

const texts: Partial<Record<SettingName, string>> = {
  email: t(
    'On the contact page and the legal pages, and in every email. Leave empty to send people to the form.',
  ),
  phone: t('On the contact page and in every email. Leave empty to hide it.'),
  whatsapp: t(
    'On the contact page, as a link that opens a chat. Include the country code, such as +213.',
  ),
  address: t('On the contact page. Line breaks are kept.'),
  company_name: t('In the logo, page titles and emails, and at the foot of every page.'),
  tagline: t('Under the name at the foot of every page.'),
  facebook_url: t('For the icon at the foot of every page. An https:// address.'),
  twitter_url: t('For the icon at the foot of every page. An https:// address.'),
  instagram_url: t('For the icon at the foot of every page. An https:// address.'),
  youtube_url: t('For the icon at the foot of every page. An https:// address.'),
  eur_rate_source: t('Where you read it, such as “Bank of Algeria”. Visitors see it.'),
  legal_name: t('As registered. Leave empty to hide it.'),
  register_number: t('Of the company’s entry in the trade register.'),
  licence_number: t('Of the travel agency’s licence.'),
  insurer: t('The company that insures you against professional liability.'),
  insurance_number: t('Leave empty to name the insurer only.'),
  payment_terms: t(
    'One plain sentence: when, how and in which currency. Visitors also read it in the reply to their inquiry.',
  ),
  reply_from_name: t('The name that customers see. Empty is the company name.'),
  reply_to: t('When a customer answers by email. Empty is the company’s address.'),
  cancellation_terms: t(
    'On every trip without terms of its own, which replace these. Line breaks are kept.',
  ),
};

/** How long each kind of data is kept. */
const periods: Partial<Record<SettingName, string>> = {
  submission_retention_months: t(
    'Counted from when they were sent; notes and emails included. Stated on the privacy page. From 1 to 120.',
  ),
  mail_retention_days: t(
    'Counted from when it was sent. The recipient and time are kept. From 1 to 730.',
  ),
  unconfirmed_retention_days: t('For people who never confirmed. From 3 to 365.'),
  invitation_retention_days: t('After they are accepted, revoked or expired. From 1 to 730.'),
  deleted_retention_days: t(
    'Until then administrators can restore it under Deleted. From 30 to 365.',
  ),
  history_retention_months: t('Who changed what, shown with each record. From 1 to 120.'),
};

const isLong = (name: SettingName) => name === 'cancellation_terms' || name === 'payment_terms';

function SettingInput({ name }: { name: SettingName }) {
  const label = settingsLabels[name];
  switch (name) {
    case 'opening_hours':
      return <OpeningHoursInput />;
    case 'special_hours':
      return <SpecialHoursInput />;
    case 'reply_signatures':
      return <ReplySignaturesInput label={label} />;
    case 'prices_are_examples':
      return (
        <BooleanInput
          source={name}
          label={label}
          helperText={t(
            'While this is on, every page with prices says they are examples. Turn it off once every price is correct.',
          )}
        />
      );
    case 'requires_proof_of_work':
      return (
        <BooleanInput
          source={name}
          label={label}
          helperText={t(
            'Turn it on if spam comes in through the forms. The visitor’s browser then solves a small task while they type: nothing to click, no third party.',
          )}
        />
      );
    case 'eur_rate':
      return (
        <NumberField
          source={name}
          label={label}
          mostDecimals={4}
          helperText={t('For “≈ €95” next to prices in dinars. Without it nothing is converted.')}
        />
      );
    case 'eur_rate_on':
      return <DayInput source={name} label={label} helperText={t('Visitors see it.')} />;
    case 'newsletter_rate_per_hour':
      return (
        <NumberField
          source={name}
          label={label}
          helperText={t(
            'At most this many, so that your mail provider accepts them all. From 10 to 100,000.',
          )}
        />
      );
    case 'licence_valid_until':
    case 'insurance_valid_until':
      return (
        <DayInput
          source={name}
          label={label}
          helperText={t('The last day. Visitors see it; after that day it is hidden.')}
        />
      );
    case 'notification_emails':
      return (
        <LinesInput
          source={name}
          label={t(
            '{label}. Each address is notified of every new inquiry; without one, no notification is sent.',
            { label },
          )}
          addLabel={t('Add an address')}
          placeholder="office@example.com"
        />
      );
    default:
      if (name in periods) {
        const unit = name.endsWith('_months') ? 'months' : 'days';
        return (
          <NumberField
            source={name}
            label={t('{label}, in {unit}', { label, unit })}
            helperText={periods[name]}
          />
        );
      }
      return (
        <PlainTextInput
          source={name}
          label={label}
          helperText={texts[name]}
          multiline={name === 'address' || isLong(name)}
          minRows={isLong(name) ? 3 : undefined}
        />
      );
  }
}

const isShort = (name: SettingName) =>
  !isLong(name) &&
  (name in periods ||
    name in texts ||
    name.startsWith('eur_rate') ||
    name.endsWith('_valid_until'));

export function SettingsInputs() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      {settingsSections.map(({ title, names }) => (
        <Section key={title} title={title}>
          <Box
            sx={{
              display: 'grid',
              columnGap: 2,
              rowGap: 1,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {names.map((name) => (
              <Box key={name} sx={{ gridColumn: isShort(name) ? 'auto' : '1 / -1', minWidth: 0 }}>
                <SettingInput name={name} />
              </Box>
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
