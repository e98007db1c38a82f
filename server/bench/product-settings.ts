import { NOWHERE } from '../src/testing/nowhere.ts';

/**
 * Settings of a product as shipped, without sample data, on a free local port; everything is kept in the folder, with a PostgreSQL of its
 * own, whose commits wait for the disk.
 */
export const productSettings = (folder: string) => ({
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  DATA_DIR: folder,
  DATA_MODE: 'live',
  ...NOWHERE,
  LOG_LEVEL: 'error',
});
