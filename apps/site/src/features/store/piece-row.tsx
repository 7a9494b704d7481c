import type { Product } from '@expat-buddy/domain/product/types';
import type { ReactNode } from 'react';
import { ProductPhotographs } from './product-photographs.tsx';
import { ProductWords } from './product-words.tsx';

type PieceRowProps = {
  product: Product;
  isTarget: boolean;
  children: ReactNode;
};

export function PieceRow({ product, isTarget, children }: PieceRowProps) {
  return (
    <article
      id={product.id}
      tabIndex={-1}
      className={`py-8 outline-none ${isTarget ? 'border-s-4 border-terracotta ps-6' : ''}`}
    >
      <ProductWords product={product}>{children}</ProductWords>
      <ProductPhotographs product={product} />
    </article>
  );
}
