import { t } from '@fap/shared/kernel/words.ts';
import type { CountryHelp } from './country-help.ts';

/** Helplines of European countries. */
export const EUROPE: readonly CountryHelp[] = [
  {
    code: 'GB',
    name: t`United Kingdom`,
    emergency: '999',
    lines: [
      {
        name: t`Your bank, by 159`,
        does: t`Puts you through to your bank’s fraud team; most banks take part.`,
        phone: '159',
        site: 'stopscamsuk.org.uk/159',
        source: 'stopscamsuk.org.uk',
      },
      {
        name: t`Report Fraud (formerly Action Fraud)`,
        does: t`Takes reports for the police in England, Wales and Northern Ireland.`,
        phone: '0300 123 2040',
        site: 'www.reportfraud.police.uk',
        source: 'reportfraud.police.uk',
      },
      {
        name: t`Police Scotland`,
        does: t`Takes reports of fraud in Scotland.`,
        phone: '101',
        site: 'www.scotland.police.uk',
        source: 'scotland.police.uk',
      },
      {
        name: t`Samaritans`,
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '116 123',
        site: 'www.samaritans.org',
        source: 'samaritans.org',
      },
    ],
  },
  {
    code: 'IE',
    name: t`Ireland`,
    emergency: t`112 or 999`,
    lines: [
      {
        name: t`Garda Síochána`,
        does: t`Takes reports of fraud at any Garda station.`,
        site: 'www.garda.ie',
        source: 'garda.ie',
      },
      {
        name: t`Crime Victims Helpline`,
        does: t`Supports anybody affected by crime, free of charge.`,
        phone: '116 006',
        site: 'www.crimevictimshelpline.ie',
        source: 'crimevictimshelpline.ie',
      },
      {
        name: t`Samaritans`,
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '116 123',
        site: 'www.samaritans.org',
        source: 'samaritans.org',
      },
    ],
  },
  {
    code: 'DE',
    name: t`Germany`,
    emergency: t`110 (police) or 112`,
    lines: [
      {
        name: t`Sperr-Notruf`,
        does: t`Blocks bank cards and online banking, day and night.`,
        phone: '116 116',
        site: 'www.sperr-notruf.de',
        source: 'sperr-notruf.de',
      },
      {
        name: t`Onlinewache der Polizei`,
        does: t`Takes reports for the police of your state.`,
        site: 'portal.onlinewache.polizei.de',
        source: 'polizei.de',
      },
      {
        name: t`WEISSER RING`,
        does: t`Supports victims of crime, free of charge.`,
        phone: '116 006',
        site: 'weisser-ring.de',
        source: 'weisser-ring.de',
      },
      {
        name: 'TelefonSeelsorge',
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '0800 111 0 111',
        site: 'www.telefonseelsorge.de',
        source: 'telefonseelsorge.de',
      },
    ],
  },
  {
    code: 'FR',
    name: t`France`,
    emergency: t`17 (police) or 112`,
    lines: [
      {
        name: t`Info Escroqueries`,
        does: t`Advises after a scam, free of charge.`,
        phone: '0 805 805 817',
        source: 'service-public.fr',
      },
      {
        name: '17Cyber',
        does: t`Says what to do after an online attack or scam.`,
        site: '17cyber.gouv.fr',
        source: 'cybermalveillance.gouv.fr',
      },
      {
        name: t`France Victimes`,
        does: t`Supports victims of crime, free of charge.`,
        phone: '116 006',
        site: 'www.france-victimes.fr',
        source: 'france-victimes.fr',
      },
      {
        name: '3114',
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '3114',
        site: '3114.fr',
        source: '3114.fr',
      },
    ],
  },
  {
    code: 'ES',
    name: t`Spain`,
    emergency: '112',
    lines: [
      {
        name: t`INCIBE, Tu Ayuda en Ciberseguridad`,
        does: t`Advises on online scams, free of charge.`,
        phone: '017',
        site: 'www.incibe.es',
        source: 'incibe.es',
      },
      {
        name: t`Policía Nacional`,
        does: t`Takes reports of fraud.`,
        phone: '091',
        site: 'www.policia.es',
        source: 'policia.es',
      },
      {
        name: t`Guardia Civil`,
        does: t`Takes reports of fraud.`,
        phone: '062',
        site: 'www.guardiacivil.es',
        source: 'guardiacivil.es',
      },
      {
        name: '024',
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '024',
        source: 'sanidad.gob.es',
      },
    ],
  },
  {
    code: 'NL',
    name: t`Netherlands`,
    emergency: '112',
    lines: [
      {
        name: t`Fraudehelpdesk`,
        does: t`Advises after a scam and says whom to tell.`,
        phone: '088 786 73 72',
        site: 'www.fraudehelpdesk.nl',
        source: 'fraudehelpdesk.nl',
      },
      {
        name: t`Police, not urgent`,
        does: t`Takes reports of fraud.`,
        phone: '0900 8844',
        site: 'www.politie.nl',
        source: 'politie.nl',
      },
      {
        name: t`Slachtofferhulp Nederland`,
        does: t`Supports victims of crime.`,
        phone: '0900 0101',
        site: 'www.slachtofferhulp.nl',
        source: 'slachtofferhulp.nl',
      },
      {
        name: t`113 Zelfmoordpreventie`,
        does: t`Listens, day and night, when it feels unbearable.`,
        phone: '113',
        site: 'www.113.nl',
        source: '113.nl',
      },
    ],
  },
];
