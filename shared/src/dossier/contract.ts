import { planned } from '../kernel/planned-endpoint.ts';

export const dossierContract = {
  dossier: planned('GET', '/api/leo/dossier/:clusterId', 'The dossier for law enforcement', 'dossier.read'),
  dossierPdf: planned('GET', '/api/leo/dossier/:clusterId.pdf', 'The dossier as PDF', 'dossier.read'),
  dossierStix: planned(
    'GET',
    '/api/leo/dossier/:clusterId.stix.json',
    'The dossier as STIX 2.1',
    'dossier.read',
  ),
  dossierZip: planned('GET', '/api/leo/dossier/:clusterId.zip', 'The dossier as BagIt bag', 'dossier.read'),
};
