export { default } from '@/app/with-more-messages';
