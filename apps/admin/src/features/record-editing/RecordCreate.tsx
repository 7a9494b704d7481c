import {
  CreateBase,
  type CreateBaseProps,
  type RaRecord,
  useNotify,
  useRedirect,
} from 'react-admin';
import { t } from '#i18n/t.ts';
import { useGoAfterSave } from '#ui/form/use-go-after-save.ts';
import { editPath } from '#ui/record-paths.ts';

type RecordCreateProps = Pick<CreateBaseProps, 'transform' | 'children'> & {
  resource: string;
  /** The record has a page of its own, not a drawer over its list. */
  hasPage?: boolean;
};

/** A new record that is not done yet, such as a draft, opens once it is saved. */
export function RecordCreate({ resource, hasPage = false, ...props }: RecordCreateProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const goAfterSave = useGoAfterSave();
  const onSuccess = (record: RaRecord) => {
    notify(t('Saved.'), { type: 'success' });
    const isOpened = hasPage || record.status === 'draft';
    goAfterSave(() => redirect(isOpened ? editPath(resource, record.id) : `/${resource}`));
  };
  return (
    <CreateBase
      resource={resource}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      {...props}
    />
  );
}
