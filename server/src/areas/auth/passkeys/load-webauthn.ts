/** The library for passkeys, loaded when somebody uses one: its parsers of certificates are a tenth of all the server loads. */
export const loadWebauthn = () => import('@simplewebauthn/server');
