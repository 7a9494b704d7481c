import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { slugOf } from '#ui/inputs/slug.ts';

/** The route follows the name of a new category until somebody edits it. */
export function NameAndRouteInputs() {
  const isNew = useRecordContext()?.id === undefined;
  const { setValue, getValues, getFieldState } = useFormContext();
  const follow = (name: string) => {
    const route: unknown = getValues('route');
    const isOwnChoice = getFieldState('route').isDirty && route !== slugOf(getValues('name') ?? '');
    if (isNew && !isOwnChoice) setValue('route', slugOf(name), { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        source="name"
        label={t('Name')}
        helperText={false}
        parse={(value: string) => {
          follow(value);
          return value;
        }}
        isRequired
      />
      <PlainTextInput
        source="route"
        label={t('Route')}
        isRequired
        helperText={`${t('The end of its address, {pathOnSite}…', { pathOnSite: '/categories/' })} ${t('Once it is published, a former address leads to the new one.')}`}
      />
    </>
  );
}
