// One file for both: they show the same cards, and each file more is named in the script that every page begins with.
export { OwnChangesScreen } from './own-changes-screen.tsx';
export { ReviewChangesScreen } from './review-changes-screen.tsx';
