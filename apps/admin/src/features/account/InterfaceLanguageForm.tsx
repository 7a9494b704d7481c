import { MenuItem, TextField } from '@mui/material';
import {
  changeInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';
import { changeOwnLanguage } from './own-account.ts';

export function InterfaceLanguageForm() {
  return (
    <TextField
      select
      fullWidth
      label={t('Language of the back office')}
      helperText={t('Also of emails to you. The page reloads.')}
      value={interfaceLanguage}
      onChange={async ({ target }) => {
        const language = target.value as InterfaceLanguage;
        // Emails follow it. A failure leaves them as they are.
        await changeOwnLanguage(language).catch(() => {});
        changeInterfaceLanguage(language);
      }}
      sx={{ mt: 3 }}
    >
      {interfaceLanguages.map((language) => (
        <MenuItem key={language} value={language} lang={language}>
          {interfaceLanguageNames[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}
