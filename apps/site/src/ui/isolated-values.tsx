import { Fragment } from 'react';

/** Names, numbers and addresses in a row, each in its own direction: Arabic around them does not reorder them. */
export function IsolatedValues({ values }: { values: readonly string[] }) {
  return values.filter(Boolean).map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ' · '}
      <bdi>{value}</bdi>
    </Fragment>
  ));
}
