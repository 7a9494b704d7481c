import { SaveButton } from '#features/offline/save-button.tsx';

type SavePageButtonProps = { path: string; title: string; className?: string };

/** What a saved page needs when it is used: an inquiry can be written without a connection too. */
const prepare = () =>
  Promise.all([
    import('#features/inquiry/inquiry-dialog.tsx'),
    import('#features/inquiry/waiting-note.tsx'),
  ]);

export default function SavePageButton(props: SavePageButtonProps) {
  return <SaveButton {...props} prepare={prepare} />;
}
