import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { keepText } from './form-text.ts';
import { slugOf } from './slug.ts';

const readableHint = {
  '& .MuiFormHelperText-root.MuiFormHelperText-root': { color: 'text.secondary' },
};

type TitleAndSlugProps = {
  titleSource: string;
  titleLabel: string;
  titleHelp?: string;
  /** Where its page is; missing when it has none of its own. */
  pathOnSite?: string;
};

function idHelp(isNew: boolean, pathOnSite: string | undefined): string {
  if (!pathOnSite) return isNew ? 'It cannot be changed later.' : 'It cannot be changed.';
  return isNew
    ? `The end of its address, ${pathOnSite}… It cannot be changed later.`
    : 'The end of its address. It cannot be changed.';
}

/**
 * The title and the id. While a record is made, the id follows the title until somebody types another
 * one; afterwards it stays, because addresses and inquiries already name it.
 */
export function TitleAndSlug(props: TitleAndSlugProps) {
  const { titleSource, titleLabel, titleHelp, pathOnSite } = props;
  const isNew = useRecordContext()?.id === undefined;
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
      <TextInput
        source="id"
        label="Id"
        parse={keepText}
        readOnly={!isNew}
        // react-admin greys the hint of a read-only field below what can be read.
        sx={isNew ? undefined : readableHint}
        isRequired
        helperText={idHelp(isNew, pathOnSite)}
      />
    </>
  );
}
