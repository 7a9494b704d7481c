import type { Product } from '@expat-buddy/domain/product/types';
import type { ReactNode } from 'react';
import { storeMessages } from '#messages/company/store.ts';
import { ProductDescription } from './product-description.tsx';
import { ProductFigure } from './product-figure.tsx';
import { ProductPhotographs } from './product-photographs.tsx';

type ProductPlateProps = {
  product: Product;
  picture: string;
  number: number;
  isTarget: boolean;
  children: ReactNode;
};

type Shape = { place: string; picture: string; sizes: string; isWide?: boolean };

// Five plate sizes, repeated.
const shapes: Shape[] = [
  {
    place: 'lg:col-span-7',
    picture: 'aspect-[3/2] lg:aspect-[5/4]',
    sizes: '(min-width: 64rem) 56vw, 92vw',
  },
  {
    place: 'lg:col-span-5 lg:pt-20',
    picture: 'aspect-[4/5] max-lg:aspect-[3/2]',
    sizes: '(min-width: 64rem) 62vw, 92vw',
  },
  {
    place: 'lg:col-span-5',
    picture: 'aspect-square max-lg:aspect-[3/2]',
    sizes: '(min-width: 64rem) 54vw, 92vw',
  },
  {
    place: 'lg:col-span-7 lg:pt-16',
    picture: 'aspect-[5/4] max-lg:aspect-[3/2]',
    sizes: '(min-width: 64rem) 62vw, 92vw',
  },
  {
    place: 'lg:col-span-12',
    picture: 'aspect-[3/2] lg:aspect-[16/9]',
    sizes: '(min-width: 64rem) 52vw, 92vw',
    isWide: true,
  },
];

export function ProductPlate({ product, picture, number, isTarget, children }: ProductPlateProps) {
  const { item: text } = storeMessages;
  const shape = shapes[(number - 1) % shapes.length];
  return (
    <article
      id={product.id}
      tabIndex={-1}
      className={`scroll-mt-4 outline-none ${shape?.isWide ? 'grid gap-x-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end' : ''}`}
    >
      <div>
        <p
          className={`mb-3 flex items-center gap-3 border-t pt-3 font-display text-title after:h-px after:flex-1 ${isTarget ? 'border-t-4 border-terracotta text-terracotta' : 'border-line text-accent'}`}
        >
          <span aria-hidden="true">{text.number(number)}</span>
          <span className="sr-only">{text.numberLabel(number)}</span>
        </p>
        <ProductFigure
          picture={picture}
          sizes={shape?.sizes ?? '92vw'}
          shape={shape?.picture ?? ''}
        />
      </div>
      <div className="mt-5">
        <ProductDescription product={product}>{children}</ProductDescription>
        <ProductPhotographs product={product} shown={picture} />
      </div>
    </article>
  );
}

export function platePlace(number: number): string {
  return shapes[(number - 1) % shapes.length]?.place ?? '';
}
