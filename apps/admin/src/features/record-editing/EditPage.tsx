import { type RaRecord, useEditContext } from 'react-admin';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoadFailed, RecordLoading } from '#ui/page/RecordStates.tsx';
import type { PageOf } from './publication/page-on-site.ts';
import { RecordEdit, type RecordEditProps } from './RecordEdit.tsx';

type HeadProps<Row extends RaRecord> = {
  resource: string;
  /** The text of the link back to the list. */
  backTo: string;
  titleOf: (record: Row) => string;
};
type EditPageProps<Row extends RaRecord> = HeadProps<Row> &
  Pick<RecordEditProps, 'labels' | 'transform' | 'children'> & {
    /** The path on the site once published. */
    pageOf: PageOf;
    /** The title until the record has loaded. */
    title: string;
  };

function Head<Row extends RaRecord>(props: HeadProps<Row>) {
  const { record } = useEditContext<Row>();
  if (!record) return null;
  return (
    <>
      <PageTitle title={props.titleOf(record)} />
      <BackLink resource={props.resource}>{props.backTo}</BackLink>
    </>
  );
}

export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { title, labels, transform, pageOf, children, ...head } = props;
  return (
    <RecordEdit
      labels={labels}
      transform={transform}
      pageOf={pageOf}
      loading={<RecordLoading title={title} />}
      error={<RecordLoadFailed title={title} resource={head.resource} backTo={head.backTo} />}
    >
      <Head {...head} />
      {children}
    </RecordEdit>
  );
}
