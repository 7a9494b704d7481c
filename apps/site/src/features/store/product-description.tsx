import { readAvailability } from '@expat-buddy/domain/product/availability';
import type { Product } from '@expat-buddy/domain/product/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { storeMessages } from '#messages/company/store.ts';
import { AvailabilityMark } from './availability-mark.tsx';

export function ProductDescription({
  product,
  children,
}: {
  product: Product;
  children: ReactNode;
}) {
  const { item: text } = storeMessages;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 {...englishMark(product, 'name')} className="text-title">
          {product.name}
        </h3>
        <p className="tabular inline-block font-display text-title first-letter:uppercase">
          <span className="sr-only">{text.price} </span>
          <span {...(product.price && englishMark(product, 'price'))}>
            {product.price || text.onRequest}
          </span>
        </p>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-0.5 text-small text-muted">
        {product.maker && (
          <div>
            <dt className="sr-only">{text.maker}</dt>
            <dd {...englishMark(product, 'maker')}>{product.maker}</dd>
          </div>
        )}
        {product.place && (
          <div>
            <dt className="sr-only">{text.place}</dt>
            <dd {...englishMark(product, 'place')}>{product.place}</dd>
          </div>
        )}
        <div>
          <dt className="sr-only">{text.availability}</dt>
          <dd className="text-ink">
            <AvailabilityMark availability={readAvailability(product.availability)} />
          </dd>
        </div>
      </dl>
      <p {...englishMark(product, 'description')} className="mt-4 max-w-[60ch]">
        {product.description}
      </p>
      <div className="mt-5">{children}</div>
    </>
  );
}
