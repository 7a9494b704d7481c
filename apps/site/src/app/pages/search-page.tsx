export { default } from './coming-page.tsx';
