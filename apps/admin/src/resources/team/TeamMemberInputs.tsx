import { teamMemberLimits } from '@expat-buddy/domain/team/limits';
import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { teamMemberLabels } from './team-member-form.ts';

/** In English, as visitors read the list; the site translates it. */
const languages = ['Arabic', 'English', 'French', 'Tamazight'];

export function RoleInput() {
  return (
    <PlainTextInput
      source="role"
      label={teamMemberLabels.role}
      helperText={t('Such as “Trip planner” or “Mountain guide”.')}
    />
  );
}

export function LanguagesInput() {
  return (
    <LinesInput
      source="languages"
      label={teamMemberLabels.languages}
      addLabel={t('Add a language')}
      suggestions={languages}
    />
  );
}

export default function TeamMemberInputs() {
  return (
    <>
      <Alert severity="info" variant="outlined">
        {t(
          'Publish people only with their written consent to their name, photo and text being on the site. When someone leaves or withdraws it, archive them: they disappear from “Why us” and from every trip at once. Deleting also removes them from the trips themselves; delete their photo in Photos.',
        )}
      </Alert>
      <TextInput
        source="name"
        label={teamMemberLabels.name}
        helperText={t('As visitors may call them: a first name is enough.')}
        isRequired
      />
      <RoleInput />
      <LanguagesInput />
      <PlainTextInput
        source="description"
        label={teamMemberLabels.description}
        helperText={t('What they know and do, in a few sentences. At most {limit} characters.', {
          limit: teamMemberLimits.description.toLocaleString(locale.tag),
        })}
        multiline
        minRows={3}
      />
      <PictureInput source="image" />
      <PublicationInput />
    </>
  );
}
