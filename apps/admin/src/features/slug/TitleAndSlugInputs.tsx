import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { slugOf } from '#ui/inputs/slug.ts';
import { useIsIdFinal, useIsIdRedirected } from './use-is-id-final.ts';

const readableHint = {
  '& .MuiFormHelperText-root.MuiFormHelperText-root': { color: 'text.secondary' },
};

type TitleAndSlugInputsProps = {
  titleSource: string;
  titleLabel: string;
  titleHelp?: string;
  /** The path of its page on the site, if it has one. */
  pathOnSite?: string;
};

function idHelp(
  isFinal: boolean,
  isPublishable: boolean,
  isRedirected: boolean,
  pathOnSite: string | undefined,
): string {
  const sentences = [pathOnSite && t('The end of its address, {pathOnSite}…', { pathOnSite })];
  if (isRedirected)
    sentences.push(t('Once it is published, a former address leads to the new one.'));
  else if (isFinal) sentences.push(t('It can no longer be changed.'));
  else if (isPublishable) sentences.push(t('You can change it until it is first published.'));
  else sentences.push(t('You can’t change it later.'));
  return sentences.filter(Boolean).join(' ');
}

/**
 * The id follows the title of a new record until somebody edits it. If its record has no page of its
 * own, it becomes read-only when it is first published, because links then contain it.
 */
export function TitleAndSlugInputs(props: TitleAndSlugInputsProps) {
  const { titleSource, titleLabel, titleHelp, pathOnSite } = props;
  const isNew = useRecordContext()?.id === undefined;
  const isRedirected = useIsIdRedirected();
  const isFinal = useIsIdFinal();
  const isPublishable = useWatch({ name: 'status' }) !== undefined;
  const { setValue, getValues, getFieldState } = useFormContext();
  const follow = (title: string) => {
    const id: unknown = getValues('id');
    const isOwnChoice = getFieldState('id').isDirty && id !== slugOf(getValues(titleSource) ?? '');
    if (isNew && !isOwnChoice) setValue('id', slugOf(title), { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        source={titleSource}
        label={titleLabel}
        helperText={titleHelp ?? false}
        parse={(value: string) => {
          follow(value);
          return value;
        }}
        isRequired
      />
      <PlainTextInput
        source="id"
        label={pathOnSite ? t('Web address') : t('Id')}
        readOnly={isFinal}
        // react-admin's hint of a read-only field has too little contrast.
        sx={isFinal ? readableHint : undefined}
        isRequired
        helperText={idHelp(isFinal, isPublishable, isRedirected, pathOnSite)}
      />
    </>
  );
}
