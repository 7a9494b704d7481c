import type { Product } from '@expat-buddy/domain/product/types';
import type { ReactNode } from 'react';
import { ProductDescription } from './product-description.tsx';
import { ProductPhotographs } from './product-photographs.tsx';

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
      <ProductDescription product={product}>{children}</ProductDescription>
      <ProductPhotographs product={product} />
    </article>
  );
}
