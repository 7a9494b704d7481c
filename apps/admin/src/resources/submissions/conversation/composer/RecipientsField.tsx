import { cleanEmail, isEmailAddress } from '@expat-buddy/domain/email-address';
import { messageLimits } from '@expat-buddy/domain/message/limits';
import { Autocomplete, Chip, TextField } from '@mui/material';
import { t } from '#i18n/t.ts';

type RecipientsFieldProps = {
  value: readonly string[];
  customer: string;
  onChange: (recipients: string[]) => void;
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What the server adds to the email, and who gets the private link (replyMails of the edge functions). */
export function addedSentence(value: readonly string[], customer: string): string {
  if (value.every((address) => isSame(address, customer))) {
    return t(
      'The reference, your signature and a private link to the inquiry are added to the email.',
    );
  }
  return value.some((address) => isSame(address, customer))
    ? t(
        'The reference and your signature are added to the email. Only {email} gets the private link to the inquiry.',
        { email: customer },
      )
    : t(
        'The reference and your signature are added to the email. It has no private link to the inquiry, which only {email} gets.',
        { email: customer },
      );
}

const split = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => text.split(/[\s,;]+/).map(cleanEmail)).filter(Boolean)),
];

function helpFor(value: readonly string[]): string | undefined {
  const wrong = value.find((address) => !isEmailAddress(address));
  if (wrong) return t('“{wrong}” is not an email address.', { wrong });
  if (value.length > messageLimits.recipients) return t('Write to at most 10 people at once.');
  return undefined;
}

export const hasValidRecipients = (value: readonly string[]) =>
  value.length > 0 && value.length <= messageLimits.recipients && value.every(isEmailAddress);

/** Accepts several addresses at once, as they are pasted from a mail program. */
export function RecipientsField({ value, customer, onChange }: RecipientsFieldProps) {
  const help = helpFor(value);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={value.includes(customer) ? [] : [customer]}
      value={[...value]}
      onChange={(_, chosen) => onChange(split(chosen))}
      renderValue={(addresses, getItemProps) =>
        addresses.map((address, index) => {
          const { key, ...props } = getItemProps({ index });
          return (
            <Chip
              key={key}
              {...props}
              size="small"
              label={address}
              color={isEmailAddress(address) ? 'default' : 'error'}
            />
          );
        })
      }
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('To')}
          error={value.length > 0 && !hasValidRecipients(value)}
          helperText={help}
        />
      )}
    />
  );
}
