import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import { LatestFilters } from './LatestFilters.tsx';

type UrlListBaseProps<RecordType extends RaRecord> = Omit<
  ListBaseProps<RecordType>,
  'storeKey' | 'exporter'
>;

/**
 * Keeps a list's search, filters, sorting and page in the address only. react-admin would also store
 * them in the browser, where a search may be a visitor's name.
 */
export function UrlListBase<RecordType extends RaRecord = RaRecord>({
  children,
  ...props
}: UrlListBaseProps<RecordType>) {
  return (
    <ListBase<RecordType> {...props} storeKey={false} exporter={false}>
      <LatestFilters>{children}</LatestFilters>
    </ListBase>
  );
}
