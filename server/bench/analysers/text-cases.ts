/** Words that a unit must find something in, and words like them in which there is nothing to find. */
export interface TextCases {
  planted: readonly string[];
  clean: readonly string[];
}

/** Cases of the units that read words, written for this table and never used to make a rule. */
export const TEXT_CASES: Readonly<Record<string, TextCases>> = {
  memoryrebuilder: {
    planted: [
      'They first wrote to me on 2026-02-11 and were very polite.',
      'On 3 March 2026 I sent the first payment.',
      'The contract is dated March 9, 2026.',
      'He called on 12th February 2026 from a hidden number.',
      'My account was emptied on February 28, 2026 at night.',
      'The letter says 2026-03-14 is the last day.',
      'We met online on the 1st. On 2 January 2026 she asked for money.',
      'I reported it to the bank on March 15th, 2026.',
    ],
    clean: [
      'They will march again, he said, and may come in May.',
      'The reference is 2026-99-41 and the case number 202603.',
      'On 31 February 2026 the form said I was born.',
      'Version 2026.03 of the program was installed.',
      'I waited for three months and then nine days more.',
      'My uncle was born on 4 July 1951.',
      'The order 20260311 was never sent.',
      'It happened last spring, on a Monday.',
    ],
  },
  trackerhunter: {
    planted: [
      'The page loads GTM-K7PX2QZ before anything else.',
      'In the source stands UA-48213377-2.',
      'Their shop counts visitors with G-9XK2L4QWTR in the gtag.',
      'AW-918273645 fires when you press pay, in the google tag manager.',
    ],
    clean: [
      'My ticket is G-12 in row UA.',
      'The flight UA-482 was late.',
      'The part number is AW-17, in grey.',
      'They asked me to wait for the GTM meeting.',
    ],
  },
  cryptoguardian: {
    planted: [
      'Send it to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu today.',
      'The wallet was 1BoatSLRHtKNngkdXEeobR76b53LETtpyT.',
      'They use 1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs for deposits.',
      'Pay USDT to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 please.',
      'ETH to 0xde709f2102306220921060314715629080e2fb77 only.',
      'Address: bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    ],
    clean: [
      'The wrong copy was bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyx he said.',
      'The serial is 1BoatSLRHtKNngkdXEeobR76b53LETtpyU on the back.',
      'My order 1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAt was late.',
      'Reference TJRabPrwbZy45sbavfcjinPJC18kjpRTv9 on the bill.',
      'The commit is de709f2102306220921060314715629080e2fb77.',
      'Send money to my bitcoin wallet, she said, and gave none.',
    ],
  },
  networkninja: {
    planted: [
      'The site is secure-refunds-desk.com and looks real.',
      'I logged in at https://wallet-verify-center.net/login as told.',
      'They wrote from hxxp://parcel-fee[.]info/pay to me.',
      'The server answers at 185.220.101.47 on port 8080.',
      'Their page trade-nova-markets.co.uk shows charts.',
      'He sent me to www.gift-claim-now.org at once.',
    ],
    clean: [
      'It costs 3.5 per cent, e.g. for the fee.',
      'I use version 10.15.7 of the system.',
      'He said that he would call.Then he did not.',
      'The file report.final was lost.',
      'My house is number 12.7 on the map.',
      'They came at 9.30 and left at 10.45.',
    ],
  },
  legaleagle: {
    planted: [
      'This is the Internal Revenue Service, a warrant for your arrest has been issued.',
      'I am officer Daniels of the FBI, you must cooperate.',
      'If you do not pay you will be arrested today.',
      'Our legal department will take legal action against you.',
      'The bank’s fraud department told me my account is suspended.',
      'Your social security number has been suspended.',
    ],
    clean: [
      'The police took my report and were kind.',
      'I phoned my bank myself and they blocked the card.',
      'My lawyer says that I have a case.',
      'The tax office sent my yearly letter.',
      'I saw an officer in the street and waved.',
      'We talked about the weather and his dog.',
    ],
  },
  behavioranalyst: {
    planted: [
      'She said she loved me, then asked me to keep it secret, then to buy gift cards.',
      'Guaranteed returns of 20% a week. Pay the release fee first. Act now.',
      'Your account has been suspended. Verify your account immediately. Give me the code.',
      'He wanted to move to WhatsApp. Do not tell your family. Send bitcoin today.',
    ],
    clean: [
      'The weather was fine and we went for a walk.',
      'My order arrived in good time, thank you.',
      'See you on Friday at the station.',
      'The minutes of the meeting are attached.',
    ],
  },
  socialscanner: {
    planted: [
      'He writes on Telegram as @nova_broker_desk every day.',
      'Her instagram is @lisa.trades.daily and it has pictures.',
      'Add me on WhatsApp or on Telegram @claims_officer_77, he wrote.',
      'The page https://t.me/fast_profit_signals gave the tips.',
      'Follow https://www.facebook.com/claims.refund.desk he said.',
    ],
    clean: [
      'Meet me @ the station, she said.',
      'I paid 3 apples @ 2 pounds each.',
      'The decorator @override is written above it.',
      'We talked on Telegram and later by phone.',
      'She has an account on Instagram, I forgot the name.',
    ],
  },
  mobilemonitor: {
    planted: [
      'Call +44 20 7946 0991 at once, they said.',
      'The number was +1 (415) 555-2671 on my screen.',
      'He phoned from +49 30 901820 twice.',
      'Text us at +61 2 9374 4000 to stop it.',
      'Call our support at 1-888-204-9921 now.',
    ],
    clean: [
      'My order number is 20794609 and the bill 4155552671000.',
      'The card ends in 4242 and the amount was 1,888.20.',
      'Your code is 482913. Do not share it.',
      'Between 2019 and 2021 we paid 300 a month.',
      'Item 30-901820-77 is out of stock.',
    ],
  },
  apiauditor: {
    planted: [
      'The form sends to https://collect-data-now.com/api/v2/submit when you press it.',
      'I saw https://panel-admin-x.net/v1/victims in the network tab.',
      'The script holds 5912837465:AAHk3jd8s7Hs6dk2Jd8sk3Hs7dk2Js8dHsK and posts there.',
      'It calls https://grab.example-kit.io/graphql with my name.',
    ],
    clean: [
      'I read https://www.example.org/about and left.',
      'The ratio was 1234567890:1 in the end.',
      'They have an office at 12 Api Street.',
      'The video is at https://videos.example.com/watch now.',
    ],
  },
  formforensics: {
    planted: [
      'The page asked for my seed phrase and my password.',
      'Please send us the code you just received by text.',
      'Enter your card number, expiry date and CVV to verify.',
      'She needed the 12 words of my recovery phrase.',
      'Give me the one-time password now, said the man.',
    ],
    clean: [
      'Never share your code with anyone.',
      'I changed my password afterwards.',
      'The form asked for my name and the colour.',
      'We will never ask for your PIN.',
      'They wanted to know how I had liked it.',
    ],
  },
  securitysentinel: {
    planted: [
      'They had me install AnyDesk and type in a number.',
      'Download support-update.apk and open it.',
      'Press Windows and R, then paste powershell -enc SQBFAFgA.',
      'He sent me invoice_8821.exe by mail.',
      'Let me connect with TeamViewer to your computer.',
      'The page ran eval(atob("YWxlcnQ")) when I looked.',
    ],
    clean: [
      'I watched any desk in the shop and bought one.',
      'The executive sent me an invoice as a PDF.',
      'Please update the app in the store.',
      'We use power shells on the beach for decoration.',
      'My team viewed the film together.',
      'The evaluation took two weeks.',
    ],
  },
  compliancechecker: {
    planted: [
      'They say that they are fully licensed by the FCA.',
      'The broker is regulated under CySEC, says the page.',
      'Licence number 482/19 stood at the bottom.',
      'We are an SEC-registered firm, the man told me.',
      'Certified by the central bank, it said.',
    ],
    clean: [
      'I have a driving licence and a passport.',
      'The market is regulated in most countries.',
      'He registered for the course on Monday.',
      'My dog is licensed, of course.',
      'The firm has certified ISO 9001 auditors, I believe.',
    ],
  },
};
