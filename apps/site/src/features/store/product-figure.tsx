import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { storeMessages } from '#messages/company/store.ts';
import { Picture } from '#ui/picture/picture.tsx';

type ProductFigureProps = {
  picture: string;
  sizes: string;
  shape: string;
};

export function ProductFigure({ picture, sizes, shape }: ProductFigureProps) {
  const { item: text } = storeMessages;
  const light = pictureLight(picture);
  return (
    <figure>
      <div className="border border-line bg-surface p-2.5 sm:p-4">
        <div className={`arch-sky overflow-hidden ${lightClass[light ?? 'noon']} ${shape}`}>
          <Picture
            src={picture}
            alt=""
            sizes={sizes}
            className="size-full object-cover dark:brightness-90"
          />
        </div>
      </div>
      {light && <figcaption className="mt-2 text-small text-muted">{text.drawing}</figcaption>}
    </figure>
  );
}
