import { MenuItem, TextField } from '@mui/material';
import {
  changeInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '#i18n/interface-language.ts';
import { t } from '#i18n/t.ts';

export function InterfaceLanguageForm() {
  return (
    <TextField
      select
      fullWidth
      label={t('Language of the back office')}
      helperText={t('In this browser. The page reloads.')}
      value={interfaceLanguage}
      onChange={({ target }) => changeInterfaceLanguage(target.value as InterfaceLanguage)}
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
