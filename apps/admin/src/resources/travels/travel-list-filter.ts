import type { GetListParams } from 'react-admin';
import { listColumns } from './travel-record.ts';

/**
 * The filters `type` and `tag` of the travels' list ask for a link. The link is embedded once more under
 * a name of its own, so that the row still comes with all its types and tags.
 */
export function listFilter(params: GetListParams): GetListParams {
  const { type, tag, ...filter } = params.filter ?? {};
  const columns = [params.meta?.columns ?? listColumns];
  if (type) {
    columns.push('wanted_type:travel_types!inner(type_id)');
    filter['wanted_type.type_id'] = type;
  }
  if (tag) {
    columns.push('wanted_tag:travel_tags!inner(tag_id)');
    filter['wanted_tag.tag_id'] = tag;
  }
  return { ...params, filter, meta: { ...params.meta, columns: columns.join(',') } };
}
