import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { BackLink } from '#ui/page/BackLink.tsx';
import { OnSiteButton } from '#ui/page/OnSiteButton.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { PublicationField } from '#ui/PublicationField.tsx';
import { RecordEdit, type RecordEditProps } from './RecordEdit.tsx';
import { RecordLoadFailed, RecordLoading } from '#ui/page/RecordStates.tsx';

type HeadProps<Row extends RaRecord> = {
  resource: string;
  /** The list as its link calls it. */
  backTo: string;
  titleOf: (record: Row) => string;
  /** Where visitors see it once it is published. */
  pageOf: (record: Row) => string;
  actions?: (record: Row) => ReactNode;
};
type EditPageProps<Row extends RaRecord> = HeadProps<Row> &
  Pick<RecordEditProps, 'labels' | 'transform' | 'children'> & {
    /** What kind of record this is, while its name is not known. */
    title: string;
  };

function Head<Row extends RaRecord>(props: HeadProps<Row>) {
  const { record } = useEditContext<Row>();
  if (!record) return null;
  return (
    <>
      <PageTitle title={props.titleOf(record)} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', maxWidth: 1200 }}
      >
        <BackLink resource={props.resource}>{props.backTo}</BackLink>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          {record.status && <PublicationField status={record.status} />}
          {props.actions?.(record)}
          {record.status === 'published' && <OnSiteButton path={props.pageOf(record)} />}
        </Box>
      </Box>
    </>
  );
}

/** A record's form on a page of its own. */
export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { title, labels, transform, children, ...head } = props;
  return (
    <RecordEdit
      labels={labels}
      transform={transform}
      loading={<RecordLoading title={title} />}
      error={<RecordLoadFailed title={title} resource={head.resource} backTo={head.backTo} />}
    >
      <Head {...head} />
      {children}
    </RecordEdit>
  );
}
